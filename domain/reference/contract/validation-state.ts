/** Whether an organizer has let somebody in: a person, or a person or a firm of a fair (`is_validated`). The ids are fixed. */
export const validationState = { waiting: 0, validated: 1, refused: 2 } as const
