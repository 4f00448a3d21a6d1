/** Pictures that are taken in; all are drawn anew, so that none is kept as it was sent. */
export const pictureKinds = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
/** A logo may be a drawing, too: it is turned into pixels. */
export const logoKinds = [...pictureKinds, 'image/svg+xml']
/** Bytes of a picture: what a good camera makes. */
export const pictureMax = 30_000_000
/** Bytes of a drawing. */
export const drawingMax = 1_000_000
