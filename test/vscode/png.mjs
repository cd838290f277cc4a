// Pictures as small PNGs: what a browser writes is in true colour, and large; these have a palette.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** As many as a palette can have: with fewer, small words lose their colours. */
const mostColours = 256;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** How many bytes a pixel has, by the colour type of PNG: RGB and RGBA. */
const bytesPerPixel = new Map([
  [2, 3],
  [6, 4],
]);

/**
 * The same picture in at most `mostColours`: the most frequent ones, and for each of the others the nearest of these.
 * @param {Buffer} png as a browser writes it: 8 bits for each of RGB or RGBA, not interlaced
 * @returns {Buffer}
 */
export function withPalette(png) {
  const { width, height, pixels } = decode(png);
  const { palette, indexOf } = chooseColours(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf.get(bucketOf(pixels[y * width + x]));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(
    palette.flatMap((colour) => [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255]),
  );
  const opacities = Buffer.from(palette.map((colour) => colour & 255));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    ...(opacities.every((opacity) => opacity === 255) ? [] : [chunk('tRNS', opacities)]),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @returns {{ width: number, height: number, pixels: Uint32Array }} each pixel as 0xRRGGBBAA */
export function decode(png) {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const [depth, colourType, , , interlaced] = png.subarray(24, 29);
  const bytes = bytesPerPixel.get(colourType);
  if (depth !== 8 || bytes === undefined || interlaced !== 0) throw new Error('This kind of PNG is not read.');
  const rows = unfiltered(inflateSync(Buffer.concat([...dataOf(png)])), width * bytes, bytes);
  const pixels = Uint32Array.from({ length: width * height }, (_, index) => {
    const at = index * bytes;
    const opacity = bytes === 4 ? rows[at + 3] : 255;
    return ((rows[at] << 24) | (rows[at + 1] << 16) | (rows[at + 2] << 8) | opacity) >>> 0;
  });
  return { width, height, pixels };
}

function* dataOf(png) {
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') yield png.subarray(at + 8, at + 8 + length);
    at += length + 12;
  }
}

/** Undoes what PNG does to each row so that it packs better. */
function unfiltered(data, rowLength, bytes) {
  const rows = Buffer.alloc((data.length / (rowLength + 1)) * rowLength);
  for (let row = 0; row * (rowLength + 1) < data.length; row++) {
    const filter = data[row * (rowLength + 1)];
    for (let x = 0; x < rowLength; x++) {
      const at = row * rowLength + x;
      const left = x < bytes ? 0 : rows[at - bytes];
      const above = row === 0 ? 0 : rows[at - rowLength];
      const aboveLeft = row === 0 || x < bytes ? 0 : rows[at - rowLength - bytes];
      rows[at] = data[row * (rowLength + 1) + 1 + x] + predicted(filter, left, above, aboveLeft);
    }
  }
  return rows;
}

function predicted(filter, left, above, aboveLeft) {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  const guess = left + above - aboveLeft;
  const [toLeft, toAbove, toAboveLeft] = [left, above, aboveLeft].map((value) => Math.abs(guess - value));
  if (toLeft <= toAbove && toLeft <= toAboveLeft) return left;
  return toAbove <= toAboveLeft ? above : aboveLeft;
}

/** Colours that differ only in their lowest bits are one. */
function bucketOf(colour) {
  return (colour & 0xf8f8f8f8) >>> 0;
}

function chooseColours(pixels) {
  const counts = new Map();
  const exact = new Map();
  for (const colour of pixels) exact.set(colour, (exact.get(colour) ?? 0) + 1);
  const shown = new Map();
  for (const [colour, count] of [...exact].sort((first, second) => second[1] - first[1])) {
    const bucket = bucketOf(colour);
    counts.set(bucket, (counts.get(bucket) ?? 0) + count);
    // A bucket is shown as its most frequent colour, so that plain areas stay as they are.
    if (!shown.has(bucket)) shown.set(bucket, colour);
  }
  const buckets = [...counts].sort((first, second) => second[1] - first[1]).map(([bucket]) => bucket);
  const palette = buckets.slice(0, mostColours).map((bucket) => shown.get(bucket));
  const indexOf = new Map(
    buckets.map((bucket, index) => [bucket, index < mostColours ? index : nearest(palette, shown.get(bucket))]),
  );
  return { palette, indexOf };
}

function nearest(palette, colour) {
  const distances = palette.map((other) => distance(other, colour));
  return distances.indexOf(Math.min(...distances));
}

function distance(first, second) {
  const shifts = [24, 16, 8, 0];
  return shifts.reduce((sum, shift) => sum + (((first >>> shift) & 255) - ((second >>> shift) & 255)) ** 2, 0);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
