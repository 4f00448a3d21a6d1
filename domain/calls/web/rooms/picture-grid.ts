export type PictureGrid = { columns: number; width: number; height: number }

/** Between a phone held upright and the picture of a camera: what does not fit is cut at the edge, never stretched. */
const narrowest = 3 / 4
const widest = 16 / 9
/** What most of a face needs. */
const usual = 4 / 3

/** Of so many pictures of one size, the arrangement that shows the most of each. */
export function pictureGrid(
  count: number,
  frame: { width: number; height: number },
  gap: number,
): PictureGrid {
  let best: PictureGrid = { columns: 1, width: 0, height: 0 }
  let most = -1
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns)
    const cell = {
      width: Math.max(0, (frame.width - gap * (columns - 1)) / columns),
      height: Math.max(0, (frame.height - gap * (rows - 1)) / rows),
    }
    const width = Math.floor(Math.min(cell.width, cell.height * widest))
    const height = Math.floor(Math.min(cell.height, cell.width / narrowest))
    const shown = Math.min(width, height * usual)
    if (shown > most) {
      most = shown
      best = { columns, width, height }
    }
  }
  return best
}
