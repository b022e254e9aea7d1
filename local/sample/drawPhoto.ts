import { encode } from 'jpeg-js';
import { type Drawing, paintPicture, type Zoom } from '../../src/domain/sample/paintPicture';

/** A JPEG of the object on a table. */
export function drawPhoto(drawing: Drawing, zoom: Zoom, width: number, height: number): Buffer {
  const data = Buffer.alloc(width * height * 4, 255);
  paintPicture(data, drawing, zoom, width, height);
  return encode({ data, width, height }, 82).data;
}
