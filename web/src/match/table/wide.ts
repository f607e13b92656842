/** Whether there is room beside the board; the same sizes as in the style of the table. */
export const isWide = () => innerWidth > 820 && innerHeight > 500;
