import { preferences } from './preferences.svelte';

/** Short sounds made on the spot: wood on wood, a card, a rope. Silent until asked for. */
export type Sound = 'wood' | 'card' | 'rope' | 'bell';

const shapes: Record<Sound, { pitch: number; seconds: number; noise: number }> = {
  wood: { pitch: 190, seconds: 0.09, noise: 0.5 },
  card: { pitch: 900, seconds: 0.06, noise: 0.9 },
  rope: { pitch: 120, seconds: 0.16, noise: 0.8 },
  bell: { pitch: 660, seconds: 0.5, noise: 0 },
};

let speaker: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!preferences.sound) return;
  speaker ??= new AudioContext();
  const { pitch, seconds, noise } = shapes[sound];
  const length = Math.floor(speaker.sampleRate * seconds);
  const buffer = speaker.createBuffer(1, length, speaker.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) {
    const fade = Math.exp((-6 * i) / length);
    const tone = Math.sin((2 * Math.PI * pitch * i) / speaker.sampleRate);
    wave[i] = 0.25 * fade * ((1 - noise) * tone + noise * (Math.random() * 2 - 1) * fade);
  }
  const source = speaker.createBufferSource();
  source.buffer = buffer;
  source.connect(speaker.destination);
  source.start();
}
