/** Round steps from nothing to at least the highest value: 0, 500, 1000, 1500. People come whole: no step below one. */
export function stepsTo(highest: number, count = 3): number[] {
  const rough = Math.max(1, highest) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map(n => n * power).find(n => n >= rough) ?? rough)
  const whole = Number.isInteger(step) ? step : Math.ceil(step)
  return Array.from(
    { length: Math.max(2, Math.ceil(Math.max(1, highest) / whole) + 1) },
    (_, at) => at * whole,
  )
}

/** Which of four steps of a hue stands for a value beside the highest; 0 is nobody. */
export const hueStep = (value: number, highest: number): number =>
  value <= 0 || highest <= 0 ? 0 : Math.min(4, Math.ceil((value / highest) * 4))

/** A part of a whole between 0 and 1. */
export const partOf = (value: number, whole: number): number =>
  whole > 0 ? Math.min(1, Math.max(0, value / whole)) : 0

const two = (value: number) => Math.round(value * 100) / 100

/** The line through points, as an SVG path. */
export const linePath = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], at) => `${at ? 'L' : 'M'}${two(x)},${two(y)}`).join('')

/** About how wide letters of a label are, where nothing can measure them. */
export const widthOf = (text: string, size = 13): number => text.length * size * 0.56

/** As much of a label as there is room for. */
export const shortened = (text: string, room: number, size = 13): string => {
  const letters = Math.floor(room / (size * 0.56))
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, letters - 1)).trimEnd()}…`
}
