package ideogram

import (
	"errors"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"pellucid/internal/engine/remote"
)

// prices are those of the rendering speeds, in US cents, as of mid 2026. FLASH is refused for transparent pictures.
var prices = map[string]float64{"TURBO": 3, "DEFAULT": 6, "QUALITY": 9}

// Config is what the engine needs. Key is required.
type Config struct {
	Key     string
	BaseURL string // "" means https://api.ideogram.ai
	Speed   string // "TURBO", "DEFAULT" (also "") or "QUALITY"

	HTTP *http.Client
	Pace remote.Pace
}

func (c Config) filled() Config {
	if c.BaseURL = strings.TrimRight(c.BaseURL, "/"); c.BaseURL == "" {
		c.BaseURL = defaultBase
	}
	if c.Speed = strings.ToUpper(c.Speed); c.Speed == "" {
		c.Speed = "DEFAULT"
	}
	return c
}

// Validate returns what is missing or wrong, as a sentence for the operator.
func (c Config) Validate() error {
	c = c.filled()
	if c.Key == "" {
		return errors.New("ideogram: set PELLUCID_IDEOGRAM_API_KEY (ideogram.ai, Settings, API)")
	}
	if u, err := url.Parse(c.BaseURL); err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" {
		return errors.New("ideogram: the base URL is not an http or https address")
	}
	if prices[c.Speed] == 0 {
		return errors.New("ideogram: the speeds are " + strings.Join(slices.Sorted(maps.Keys(prices)), ", "))
	}
	return nil
}
