package openaiapi

// params are the parameters of a call. Those of OpenAI that change nothing here, such as quality, are passed over, and so are
// those to come.
type params struct {
	Model             string `json:"model"`
	Prompt            string `json:"prompt"`
	N                 *int   `json:"n"`
	Size              string `json:"size"`
	Background        string `json:"background"`
	OutputFormat      string `json:"output_format"`
	OutputCompression *int   `json:"output_compression"`
	ResponseFormat    string `json:"response_format"`
	Stream            bool   `json:"stream"`

	// Ours.
	NegativePrompt string `json:"negative_prompt"`
	Style          string `json:"style"`
	Shadow         string `json:"shadow"`
	Seed           *int64 `json:"seed"`
	Variation      int    `json:"variation"`
	IsPublic       *bool  `json:"is_public"`

	files [][]byte
	mask  []byte
	edit  bool
}
