/** Settings that no screen obeys yet: kept by the calls, offered to nobody until what they switch is there. */
export const unbuiltSettings: ReadonlySet<string> = new Set()
