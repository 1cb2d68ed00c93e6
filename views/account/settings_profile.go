package account

import (
	"strconv"

	"pellucid/internal/domain"
)

// SettingsProfilePage is what a person says of themselves, as it stands or as it was typed.
type SettingsProfilePage struct {
	User    *domain.User
	Profile domain.Profile
	Errors  map[string]string // by field
}

var (
	bioMax  = strconv.Itoa(domain.BioMax)
	linkMax = strconv.Itoa(domain.LinkMax)
)

// link returns the field of a place that the profile can link to.
func (p SettingsProfilePage) link(site domain.SocialSite) (name, value, err string) {
	name = "social_" + site.Key
	return name, p.Profile.SocialLinks[site.Key], p.Errors[name]
}
