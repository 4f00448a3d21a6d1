/** Who looks after contacts: those of the firm, and of its booths. */
export const leadKeepers = ['firmAdmin', 'standContact'] as const
