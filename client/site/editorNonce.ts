/** The value with which the security policy of the playground lets the editor make its style sheets, and nothing else: scripts have none. */
export const editorNonce = 'styles-of-the-editor';
