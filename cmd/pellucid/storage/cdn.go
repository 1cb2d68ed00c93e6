package storage

import (
	"context"
	"errors"
	"fmt"
	"net/http"

	"pellucid/cmd/pellucid/settings"
	"pellucid/internal/cdn"
	"pellucid/store"
)

// CdnFlags say which CDN serves public images.
type CdnFlags struct {
	CDNURL         string `name:"cdn-url" env:"PELLUCID_CDN_URL" placeholder:"URL" help:"Address under which a CDN serves public images, such as https://cdn.example. It must fetch /media/ and /image/ from this server."`
	CDNPurgeURL    string `name:"cdn-purge-url" env:"PELLUCID_CDN_PURGE_URL" placeholder:"URL" help:"Where the CDN is told by POST to forget images that are hidden or deleted. Without it, the CDN must ask this server before each answer."`
	CDNPurgeToken  string `name:"cdn-purge-token" env:"PELLUCID_CDN_PURGE_TOKEN" help:"Token for --cdn-purge-url."`
	CDNPurgeFormat string `name:"cdn-purge-format" env:"PELLUCID_CDN_PURGE_FORMAT" default:"cloudflare" enum:"cloudflare,fastly" help:"How the CDN wants to be told: cloudflare or fastly."`
}

// UseCDN has addresses of public images lead to the CDN, and returns what tells it to forget images; nil: nothing does.
func (f CdnFlags) UseCDN(ctx context.Context, s *store.Store, baseURL string) (cdn.Sender, error) {
	if f.CDNURL != "" {
		host, _, err := settings.ParseBaseURL(f.CDNURL)
		if err != nil {
			return nil, fmt.Errorf("--cdn-url must be like https://cdn.example, not %q", f.CDNURL)
		}
		if host == baseURL {
			return nil, errors.New("--cdn-url is the address of the site itself: leave it out; --cdn-purge-url works without it")
		}
		s.FilesHost = host
	}
	if err := s.SetPurging(ctx, f.CDNPurgeURL != ""); err != nil || f.CDNPurgeURL == "" {
		return nil, err
	}
	if _, err := http.NewRequestWithContext(ctx, http.MethodPost, f.CDNPurgeURL, nil); err != nil {
		return nil, fmt.Errorf("--cdn-purge-url: %w", err)
	}
	return &cdn.HTTP{URL: f.CDNPurgeURL, Token: f.CDNPurgeToken, Format: cdn.Format(f.CDNPurgeFormat), Client: http.DefaultClient}, nil
}
