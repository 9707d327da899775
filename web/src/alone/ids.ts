// A table of this device is known by its id: no id of a server begins so.

export const HERE = "here."

export const isHere = (id: string): boolean => id.startsWith(HERE)
