package domain

// Verdict is the outcome of an alpha check.
type Verdict string

// Verdicts, from good to bad.
const (
	AlphaPass Verdict = "pass"
	AlphaWarn Verdict = "warn"
	AlphaFail Verdict = "fail"
)

// AlphaReport is what was measured on an image's alpha channel when it was made. Shares are 0–1 of all pixels.
type AlphaReport struct {
	Version     int          `json:"version"`
	Verdict     Verdict      `json:"verdict" enum:"pass,warn,fail"`
	Transparent float64      `json:"transparent" doc:"Share of fully transparent pixels, 0–1"`
	Opaque      float64      `json:"opaque" doc:"Share of fully opaque pixels, 0–1"`
	Soft        float64      `json:"soft" doc:"Share of partly transparent pixels, 0–1"`
	Checks      []AlphaCheck `json:"checks"`
}

// AlphaCheck is one measured figure with its verdict and a plain sentence about it.
type AlphaCheck struct {
	Name    string  `json:"name"`
	Value   float64 `json:"value"`
	Unit    string  `json:"unit"`
	Verdict Verdict `json:"verdict" enum:"pass,warn,fail"`
	Note    string  `json:"note"`
}

// Provenance is what a picture's file says of where it comes from.
type Provenance struct {
	Receipt string   `json:"receipt"` // SHA-256 of the original's pixels, in hexadecimal; empty when the file carries none
	Credits []string `json:"credits"` // sources of the art in it, with their licenses
	// AlphaMethod is how the alpha channel came to be: "native", or the name of a method of matting. Empty for older images.
	AlphaMethod string `json:"alpha_method,omitempty"`
}
