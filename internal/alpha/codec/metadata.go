package codec

// Metadata travels in every file as XMP. Empty fields are left out.
type Metadata struct {
	Title   string
	Prompt  string // empty for private pictures
	Creator string
	License string // URL
	Engine  string // name and version
	// DigitalSourceType is the last part of the IPTC URI, such as
	// compositeSynthetic, algorithmicMedia or trainedAlgorithmicMedia.
	DigitalSourceType string
	Recipe            string // JSON text: engine, version, seed, parameters
	Receipt           string // of the original picture, see PixelHash
	Credits           []string
	// PixelsPerInch is for print. A PNG says it in its pHYs chunk, other formats not; 0 says nothing.
	PixelsPerInch int
}
