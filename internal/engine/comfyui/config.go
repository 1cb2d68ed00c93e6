package comfyui

import (
	"errors"
	"fmt"
	"net/http"
	"time"

	"pellucid/internal/engine/remote"
)

// Config is what the engine needs. URLs is required.
type Config struct {
	URLs       []string // of the servers that share the work; "http://user:password@host" for HTTP Basic
	Workflow   []byte   // from Workflow; nil: the LayerDiffuse one
	Checkpoint string   // the file name of the model; "" means sd_xl_base_1.0.safetensors
	Steps      int      // when the request asks for none; 0 means 20
	Guidance   float64  // when the request asks for none; 0 means 7
	MinSide    int      // pixels; 0 means 768
	MaxSide    int      // pixels; 0 means 1536
	CostCents  float64  // what one picture costs the operator, if anything

	HTTP *http.Client
	Pace remote.Pace
}

func (c Config) filled() Config {
	if c.Checkpoint == "" {
		c.Checkpoint = "sd_xl_base_1.0.safetensors"
	}
	if c.Steps == 0 {
		c.Steps = 20
	}
	if c.Guidance == 0 {
		c.Guidance = 7
	}
	if c.MinSide == 0 {
		c.MinSide = 768
	}
	if c.MaxSide == 0 {
		c.MaxSide = 1536
	}
	if c.Pace.Most == 0 {
		c.Pace.Most = 2 * time.Second
	}
	return c
}

// Validate returns what is missing or wrong, as a sentence for the operator.
func (c Config) Validate() error {
	if _, err := remote.Servers(c.URLs); err != nil {
		return fmt.Errorf("ComfyUI: set PELLUCID_COMFYUI_URL, such as http://127.0.0.1:8188: %w", err)
	}
	if c = c.filled(); c.MinSide%64 != 0 || c.MaxSide%64 != 0 || c.MinSide > c.MaxSide {
		return errors.New("ComfyUI: the least and the longest side are multiples of 64")
	}
	if c.Workflow != nil {
		_, err := newTemplate(c.Workflow)
		return err
	}
	return nil
}
