import fc from 'fast-check';
import { plainText } from './plainText';

describe('HTML as text', () => {
  it.each([
    ['Vase, blue', 'Vase, blue'],
    ['Height < 12 cm, <3 pieces, a<b', 'Height < 12 cm, <3 pieces, a<b'],
    ['<Unsigned> and <unknown maker>', '<Unsigned> and <unknown maker>'],
    [
      'Smith &amp; Sons, 12&quot;, 40&nbsp;cm &#8211; &#x20AC;5 &#150; &unknown;',
      'Smith & Sons, 12", 40 cm – €5 – &unknown;',
    ],
    ['<b>Vase</b>\nblue', 'Vase\nblue'],
    ['Vase<br>blue<BR/>old', 'Vase\nblue\nold'],
    ['<p>Vase</p>\n<p>blue   and\nwhite</p>', 'Vase\n\nblue and white'],
    ['<ul>\n<li>one</li>\n<li>two</li></ul>end', '• one\n• two\nend'],
    ['<ol><li>one<li>two</ol>', '1. one\n2. two'],
    ['<table><tr><td>Height</td><td>12 cm</td></tr><tr><td>Width</td></tr></table>', 'Height 12 cm\nWidth'],
    ['<script>alert("x")</script>Vase<style>p{}</style>', 'Vase'],
    ['<!-- a <b>comment</b> -->Vase', 'Vase'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
    ['<a href="javascript:x" onclick="y">Vase</a>', 'Vase'],
    ['<b', '<b'],
    ['Vase <!-- old', 'Vase <!-- old'],
    ['<b>Vase</b> <!-- old', 'Vase <!-- old'],
    ['<!-- a > b -->Vase<!-- c --><b> blue</b>', 'Vase blue'],
    ['Vase<script>alert(1) > 0', 'Vase'],
    ['Vase<SCRIPT>alert(1)</Script>, blue', 'Vase, blue'],
    ['</style>Vase<style></style>', 'Vase'],
    ['Vase <a<b>blue</b>', 'Vase <ablue'],
    ['<b/>Vase <i >blue</i>', 'Vase blue'],
    ['<h1>Vase</h1><div>blue</div>white', 'Vase\nblue\nwhite'],
    ['<p>one</p><p></p><p></p><p>two</p>', 'one\n\ntwo'],
    ['<ol><li>one</li><li>two<ul><li>of it</li></ul></li><li>three</li></ol>', '1. one\n2. two\n• of it\n3. three'],
    ['<ol><li>one</ol></ul><li>more', '1. one\n• more'],
    ['<table><tr><th>Height</th></tr><col><tr><td>12</td></tr></table>', 'Height\n12'],
    ['  <b>Vase</b>  blue\n\n\n\nwhite ', 'Vase  blue\n\nwhite'],
  ])('%j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('leaves every text alone that holds neither elements nor entities', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[<&]/.test(text)),
        (text) => expect(plainText(text)).toBe(text),
      ),
    );
  });

  it.each(['<', '<b', '<foo ', '<!--', '<script>', '<b>', '&amp', '<td> ', '<li>', '</p>\n', '<foo><'])(
    'reads a megabyte of %j in a time that grows with its length only',
    (piece) => {
      // With a time that grows with the square this would take hours.
      const text = plainText(`${piece.repeat(1_000_000 / piece.length)}>`);
      expect(text.length).toBeLessThan(3_000_000);
    },
  );
});
