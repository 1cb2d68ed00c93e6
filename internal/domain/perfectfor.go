package domain

import (
	"slices"
	"strconv"
)

// perfectForMost is how many uses are named at most: a longer list says nothing.
const perfectForMost = 6

// PerfectFor names what an image is good for, the most particular first. Every entry follows from something known of it:
// what was measured on its alpha channel, the style among its tags, its category, its size and its license.
func PerfectFor(img Image) []string {
	var uses []string
	for _, named := range [][]string{img.styleUses(), img.categoryUses(), img.groundUses(), {img.printUse()}} {
		for _, use := range named {
			if use != "" && !slices.Contains(uses, use) {
				uses = append(uses, use)
			}
		}
	}
	return uses[:min(len(uses), perfectForMost)]
}

// styleUses are the uses of the styles that an image's tags name.
func (img Image) styleUses() []string {
	var uses []string
	for _, style := range []struct{ tag, use string }{
		{"sticker", "Sticker packs"},
		{"pixel", "Game sprites"},
		{"logo", "Logo drafts"},
		{"pattern", "Patterned layers"},
		{"frame", "Text frames"},
		{"corner", "Page corners"},
		{"watercolor", "Greeting cards"},
		{"papercut", "Greeting cards"},
		{"neon", "Party flyers"},
	} {
		if slices.ContainsFunc(img.Tags, func(t Tag) bool { return t.Name == style.tag }) {
			uses = append(uses, style.use)
		}
	}
	return uses[:min(len(uses), 2)]
}

// categoryUses are the uses of an image's category; a shop is no place for what may not be used commercially.
func (img Image) categoryUses() []string {
	switch img.Category {
	case Icons:
		return []string{"App and web icons", "Slides"}
	case DesignElements:
		return []string{"Invitations", "Social posts"}
	case Backgrounds:
		return []string{"Layered backgrounds", "Title slides"}
	case Objects:
		if img.License.Commercial {
			return []string{"Shop pages", "Mock-ups"}
		}
		return []string{"Collages", "Slides"}
	default:
		return []string{"Slides", "Blog posts"}
	}
}

// overPhotosShare is the share of half-transparent pixels from which a picture mixes visibly with what lies behind it.
const overPhotosShare = 0.15

// groundUses tell on which backgrounds an image was measured to stand out. They are silent where nothing was measured.
func (img Image) groundUses() []string {
	light, measuredLight := img.Alpha.Check("visibility-light")
	dark, measuredDark := img.Alpha.Check("visibility-dark")
	if !measuredLight || !measuredDark {
		return nil
	}
	var uses []string
	switch {
	case light.Verdict == AlphaPass && dark.Verdict == AlphaPass:
		uses = append(uses, "Light and dark pages")
	case light.Verdict == AlphaPass:
		uses = append(uses, "Light pages")
	case dark.Verdict == AlphaPass:
		uses = append(uses, "Dark pages")
	}
	if img.Alpha.Soft >= overPhotosShare {
		uses = append(uses, "Blending into photos")
	}
	return uses
}

// printUse is how wide an image prints at 300 pixels to the inch of 2.54 cm; small ones are for screens.
func (img Image) printUse() string {
	const smallest = 1024
	if img.Width < smallest {
		return ""
	}
	return "Print up to " + strconv.Itoa(img.Width*254/30000) + " cm wide"
}

// Check returns the check of that name, and whether it was made.
func (r AlphaReport) Check(name string) (AlphaCheck, bool) {
	i := slices.IndexFunc(r.Checks, func(c AlphaCheck) bool { return c.Name == name })
	if i < 0 {
		return AlphaCheck{}, false
	}
	return r.Checks[i], true
}
