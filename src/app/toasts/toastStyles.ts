/**
 * The toast library writes its rules into the text of `<style id="_goober">`, at the moment it is loaded. Without the
 * tag it would make one through innerHTML, which Trusted Types forbid; with an empty one it finds no text to write to.
 * Imported first, because modules run in the order of their imports.
 */
const ID = '_goober';

const style = document.getElementById(ID) ?? document.head.appendChild(document.createElement('style'));
style.id = ID;
if (style.firstChild === null) style.append(' ');

export {};
