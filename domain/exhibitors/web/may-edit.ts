/** How to reach a firm is told only to those who may change it, or run a fair in which it is. */
export const mayEdit = (firm: object) => 'email' in firm
