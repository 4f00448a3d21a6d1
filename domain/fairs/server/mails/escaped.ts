/** Text as it may stand in HTML, between tags and in attributes. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
