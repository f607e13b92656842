/** Every seat has a colour and a shape, so that colour is never the only sign. Seat 0 is nobody's: grey, no shape. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat})`;
}

export function onSeatColour(seat: number): string {
  return `var(--on-seat-${seat})`;
}

const corners: Record<number, { count: number; turn: number; reach: number }> = {
  2: { count: 3, turn: -90, reach: 1.2 },
  3: { count: 4, turn: -45, reach: 1.18 },
  4: { count: 4, turn: -90, reach: 1.15 },
  5: { count: 5, turn: -90, reach: 1.08 },
};

/** The outline of a seat's shape around the origin. */
export function seatShape(seat: number, radius: number): string {
  const shape = corners[seat];
  if (!shape)
    return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  const points: string[] = [];
  for (let i = 0; i < shape.count; i++) {
    const angle = ((shape.turn + (360 * i) / shape.count) * Math.PI) / 180;
    const reach = radius * shape.reach;
    points.push(`${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`);
  }
  return `M${points.join('L')}Z`;
}
