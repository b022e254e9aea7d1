/** In development `/kit` leads to the page that shows every part of the kit. A build knows nothing of it. */
export function kitPage() {
  return {
    name: 'lotsmith:kit-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/kit', (_request, response) => {
        response.writeHead(302, { Location: '/e2e/support/kitPage/index.html' }).end();
      });
    },
  };
}
