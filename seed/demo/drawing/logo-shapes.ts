/** Marks in a box of 240 by 240. COLOR is the firm's colour, TINT a light tint of it. */
export const logoShapes: readonly string[] = [
  '<circle cx="120" cy="120" r="112" fill="#fff"/><path fill="COLOR" d="M120 8a112 112 0 0 1 0 224Z"/>',
  '<path fill="#fff" d="M8 220L120 20l112 200Z"/><path fill="COLOR" d="M72 220l48-86l48 86Z"/>',
  '<path fill="#fff" d="M8 32h224v44H8ZM8 98h150v44H8ZM8 164h224v44H8Z"/>',
  '<path fill="#fff" d="M120 4c84 72 84 160 0 232C36 164 36 76 120 4Z"/><circle cx="120" cy="120" r="34" fill="COLOR"/>',
  '<path fill="#fff" d="M20 232V96a100 100 0 0 1 200 0V232H164V100a44 44 0 0 0-88 0V232Z"/>',
  '<path fill="TINT" d="M120 120V8a112 112 0 0 1 112 112Z"/><path fill="#fff" d="M120 120h112a112 112 0 0 1-112 112ZM120 120H8A112 112 0 0 1 120 8Z"/>',
  '<path fill="#fff" d="M8 150c40-52 72-52 112 0s72 52 112 0v82H8Z"/><path fill="TINT" d="M8 70c40-52 72-52 112 0s72 52 112 0v44c-40 52-72 52-112 0s-72-52-112 0Z"/>',
  '<path fill="#fff" d="M120 6l98 57v114l-98 57l-98-57V63Z"/><path fill="COLOR" d="M120 76l38 22v44l-38 22l-38-22V98Z"/>',
  '<circle cx="64" cy="64" r="56" fill="#fff"/><circle cx="176" cy="64" r="56" fill="TINT"/><circle cx="64" cy="176" r="56" fill="TINT"/><circle cx="176" cy="176" r="56" fill="#fff"/>',
  '<path fill="#fff" d="M8 8h100v224H8Z"/><path fill="TINT" d="M132 8h100v100H132Z"/><path fill="#fff" d="M132 132h100v100H132Z"/>',
  '<path fill="#fff" d="M120 232C40 190 8 120 8 24c72 0 112 40 112 104C120 64 160 24 232 24c0 96-32 166-112 208Z"/><path stroke="COLOR" stroke-width="14" d="M120 128V226"/>',
]
