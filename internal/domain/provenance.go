package domain

// Provenance is what a picture's file says of where it comes from.
type Provenance struct {
	Receipt string   `json:"receipt"` // SHA-256 of the original's pixels, in hexadecimal; empty when the file carries none
	Credits []string `json:"credits"` // sources of the art in it, with their licenses
	// AlphaMethod is how the alpha channel came to be: "native", or the name of a method of matting. Empty for older images.
	AlphaMethod string `json:"alpha_method,omitempty"`
}
