/** Of the server that the browser tests start, and of no other. */
export const appSecret = 'tTykQxjMq+Ezx/ADSdHQLkOs/aRFGLonzXtnMmZtCr25SYJc'
