/** Which page numbers to offer: the ends, the neighbours, and `null` where a run is left out. */
export const pagesShown = (current: number, total: number): readonly (number | null)[] => {
  const wanted = new Set([1, total, current - 1, current, current + 1])
  if (current <= 4) for (const page of [2, 3, 4]) wanted.add(page)
  if (current >= total - 3) for (const page of [total - 1, total - 2, total - 3]) wanted.add(page)
  const pages = [...wanted].filter(page => page >= 1 && page <= total).sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}
