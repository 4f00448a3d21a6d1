/** The door of a hall and the hall behind it share this name: the one grows into the other. */
export const transitionName = (letter: string): string => `hall-${letter.replace(/\W/g, '_')}`
