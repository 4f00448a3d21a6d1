/** Part of the names that a test gives: what an earlier try has left does not stand in its way. */
export const runId = Date.now().toString(36)
