package machines

import (
	"log/slog"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	galleryviews "pellucid/views/gallery"
)

// SitemapShard lists the addresses of one shard.
func (p *Pages) SitemapShard(w http.ResponseWriter, r *http.Request) error {
	kind, number, err := parseShard(chi.URLParam(r, "shard"))
	if err != nil {
		return err
	}
	switch kind {
	case shardPages:
		p.pathShard(w)
		return nil
	case shardGallery:
		return p.galleryShard(w, r, number)
	case shardPeople:
		return p.creatorShard(w, r, number)
	default:
		return p.imageShard(w, r, number)
	}
}

var errNoShard = domain.Errorf(domain.NotFound, "That part of the sitemap doesn't exist.")

// parseShard reads "pages", "gallery-3" or "images-12".
func parseShard(name string) (kind string, number int, err error) {
	if name == shardPages {
		return shardPages, 0, nil
	}
	kind, digits, _ := strings.Cut(name, "-")
	number, err = strconv.Atoi(digits)
	if err != nil || strconv.Itoa(number) != digits || number < 0 || number > web.PageMax || !slices.Contains([]string{shardGallery, shardPeople, shardImages}, kind) {
		return "", 0, errNoShard
	}
	return kind, number, nil
}

func (p *Pages) pathShard(w http.ResponseWriter) {
	out := newURLSet(w)
	for _, path := range p.fixedPaths() {
		out.add(sitemapURL{Loc: p.BaseURL + path})
	}
	out.close()
}

func (p *Pages) galleryShard(w http.ResponseWriter, r *http.Request, number int) error {
	lists, err := p.Store.ListSummaries(r.Context())
	if err != nil {
		return err
	}
	first, all := number*domain.SitemapShardSize, galleryPages(lists)
	if first >= all {
		return errNoShard
	}
	out := newURLSet(w)
	for n := first; n < min(all, first+domain.SitemapShardSize); n++ {
		category, page := galleryPage(lists, n)
		path := galleryviews.GalleryQuery{Category: string(category)}.Address(page)
		out.add(sitemapURL{Loc: p.BaseURL + path, LastMod: stamp(lists[category].ChangedAt)})
	}
	out.close()
	return nil
}

func (p *Pages) creatorShard(w http.ResponseWriter, r *http.Request, number int) error {
	shards, err := p.Store.CreatorShards(r.Context())
	if err != nil {
		return err
	}
	if number >= shards {
		return errNoShard
	}
	usernames, err := p.Store.SitemapCreators(r.Context(), number)
	if err != nil {
		return err
	}
	out := newURLSet(w)
	for _, username := range usernames {
		out.add(sitemapURL{Loc: p.BaseURL + galleryviews.GalleryQuery{Creator: username}.Address(1)})
	}
	out.close()
	return nil
}

// shelfOrder is the order of the lists whose pages the sitemap counts through: the whole gallery, then each category.
var shelfOrder = append([]domain.Category{""}, domain.Categories...)

// imageShard streams the pictures of a shard. When the database fails half-way, the answer is broken off rather than ended
// as if it were whole.
func (p *Pages) imageShard(w http.ResponseWriter, r *http.Request, number int) error {
	images, next, err := p.Store.SitemapImages(r.Context(), number, 0, sitemapStretch)
	if err != nil {
		return err
	}
	if len(images) == 0 {
		return errNoShard
	}
	out := newURLSet(w)
	for len(images) > 0 {
		for _, img := range images {
			if img.Indexable() {
				out.add(p.sitemapImage(img))
			}
		}
		if images, next, err = p.Store.SitemapImages(r.Context(), number, next, sitemapStretch); err != nil {
			slog.ErrorContext(r.Context(), "a part of the sitemap broke off", "shard", number, "err", err)
			panic(http.ErrAbortHandler)
		}
	}
	out.close()
	return nil
}

func (p *Pages) sitemapImage(img domain.Image) sitemapURL {
	priority := "0.3"
	if img.Promoted {
		priority = "0.8"
	}
	return sitemapURL{
		Loc: p.BaseURL + "/image/" + img.ID, LastMod: stamp(img.UpdatedAt), Priority: priority, Image: &sitemapPicture{Loc: domain.Absolute(p.BaseURL, img.OriginalURL())},
	}
}
