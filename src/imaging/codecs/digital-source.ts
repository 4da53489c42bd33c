/** IPTC's digital source type of every headshot: a photo composited with content that a trained model made. */
export const DIGITAL_SOURCE_TYPE =
  'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';

/** IPTC's digital source type of a picture that a trained model made as a whole. */
export const GENERATED_SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

/** Returns an XMP packet with nothing but the digital source type (IPTC Photo Metadata Standard, Digital Source Type). */
export function xmpPacket(sourceType: string): string {
  return (
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"' +
    ` Iptc4xmpExt:DigitalSourceType="${sourceType}"/>` +
    '</rdf:RDF></x:xmpmeta><?xpacket end="w"?>'
  );
}
