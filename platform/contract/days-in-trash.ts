/** Days for which what was thrown away can be restored. */
export const daysInTrash = 30
