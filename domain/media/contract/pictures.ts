/** Pictures that are taken in; all are drawn anew, so that none is kept as it was sent. */
export const pictureKinds = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
/** A logo may be a drawing, too: it is turned into pixels. */
export const logoKinds = [...pictureKinds, 'image/svg+xml']
/** Bytes of a picture: what a good camera makes. */
export const pictureMax = 30_000_000
/** Bytes of a drawing. */
export const drawingMax = 1_000_000
/** What is sent at once: pictures, unpacked or in ZIPs, and their bytes. */
export const picturesMax = 500
export const sentMax = 150_000_000
