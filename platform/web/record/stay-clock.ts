/** Without a sign of life for so long nobody is counted as being there. */
const lifeSeconds = 60
/** So often what has come together is told, should the page end without a word. */
const tellEvery = 60

/** Counts the seconds in which a page was seen and somebody was there. */
export function createStayClock(tell: (seconds: number) => void, now: () => number) {
  let lastLife = now()
  let seconds = 0
  const flush = () => {
    if (seconds === 0) return
    tell(seconds)
    seconds = 0
  }
  return {
    isAlive: () => {
      lastLife = now()
    },
    /** Once a second. */
    tick: (isVisible: boolean) => {
      if (!isVisible || now() - lastLife >= lifeSeconds * 1000) return
      seconds += 1
      if (seconds >= tellEvery) flush()
    },
    flush,
  }
}
