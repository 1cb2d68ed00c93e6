package domain

// Provenance is what a picture's file says of where it comes from.
type Provenance struct {
	Receipt string   `json:"receipt"` // SHA-256 of the original's pixels, in hexadecimal; empty when the file carries none
	Credits []string `json:"credits"` // sources of the art in it, with their licenses
}
