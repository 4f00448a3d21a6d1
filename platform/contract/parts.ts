/** The parts of a growing list that are drawn on the server, at most: whoever asks for more sees the others follow. */
export const partsDrawn = 5
