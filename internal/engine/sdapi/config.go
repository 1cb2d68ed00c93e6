package sdapi

import (
	"errors"
	"fmt"
	"net/http"
	"time"

	"pellucid/internal/engine/remote"
)

// Config is what the engine needs. URLs is required.
type Config struct {
	URLs       []string // of the servers that share the work; "http://user:password@host:7860" for HTTP Basic
	Layer      bool     // the servers are Forge with LayerDiffuse: pictures have an alpha channel
	Method     string   // of LayerDiffuse; "" means SDXL with attention injection
	Checkpoint string   // the model to switch to; "" means the one that is loaded
	Sampler    string   // "" means the server's own
	Steps      int      // when the request asks for none; 0 means 20
	Guidance   float64  // when the request asks for none; 0 means 7
	MinSide    int      // pixels; 0 means 768
	MaxSide    int      // pixels; 0 means 1536
	CostCents  float64  // what one picture costs the operator, if anything

	HTTP *http.Client
	Pace remote.Pace // how often progress is asked for
}

func (c Config) filled() Config {
	if c.Method == "" {
		c.Method = "(SDXL) Only Generate Transparent Image (Attention Injection)"
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
	if c.Pace.First == 0 {
		c.Pace.First = time.Second
	}
	return c
}

// Validate returns what is missing or wrong, as a sentence for the operator.
func (c Config) Validate() error {
	if _, err := remote.Servers(c.URLs); err != nil {
		return fmt.Errorf("stable diffusion: set PELLUCID_SDAPI_URL, such as http://127.0.0.1:7860: %w", err)
	}
	if c = c.filled(); c.MinSide%64 != 0 || c.MaxSide%64 != 0 || c.MinSide > c.MaxSide {
		return errors.New("stable diffusion: the least and the longest side are multiples of 64")
	}
	return nil
}
