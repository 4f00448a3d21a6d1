/** Topics of one stream: those that all tabs of a browser want. */
export const topicsMost = 50
