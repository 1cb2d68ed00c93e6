// Package figure has what every part of a person is drawn on: what is asked for, the measures of a body, its joints and the frames on
// them, how clothes are cut, and shapes that several parts share.
package figure

import (
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// Spec says who is drawn, in what pose and clothes. The zero value is a standing adult in a T-shirt and trousers.
type Spec struct {
	Age         string    // "baby", "toddler", "child", "teen", "adult" (default), "elder"
	Body        string    // "", "woman", "man": only silhouette and defaults
	Build       string    // "slim", "" average, "broad", "heavy", "muscular", "tall", "short", "chibi", "toy"
	Skin        kit.Color // zero: a default; SkinTones lists the eight
	Hair        Hair
	Eyes        kit.Color // zero: what goes with hair and skin
	Beard       string    // "", "stubble", "short", "full", "long", "mustache", "goatee"
	Glasses     string    // "", "round", "square", "sunglasses"
	Head        string    // headwear: one of Headwear
	HeadColor   kit.Color // zero: the headwear's own
	HeadFill    kit.Fill  // a pattern over the headwear
	Top         Garment   // also dresses, which cover the bottom
	Bottom      Garment
	Shoes       Garment
	Over        Garment               // worn over the top: coat, apron, vest …
	Extras      []string              // some of Extras
	ExtraColors map[string]kit.Color  // colors by name; a few, such as pearls and medals, keep their own
	ExtraFills  map[string]kit.Fill   // patterns over backpack, scarf, tie and wings by name
	Pose        string                // one of Poses; "" is standing
	Expression  string                // one of Expressions; "" is a calm smile
	Facing      kit.Facing            // Left mirrors the skeleton, but the light stays top left
	Role        string                // one of Roles: clothes, headwear, extras and props; fields that are set win
	Nature      string                // one of Roles that somebody is besides Role: skin, face and features of a zombie in the clothes of a nurse
	Mask        *Mask                 // an animal's head instead of the human one
	Thing       *Thing                // a thing in place of the trunk and the head
	ArmsBehind  bool                  // what is held lies over the arms: only the hands are before it
	Reach       map[string]limb.Point // targets in units for handNear, handFar, footNear, footFar and seat (the hips)
	Grips       bool                  // the hands are closed around something
	Without     []string              // parts to leave out
	Idle        bool                  // nothing is asked of its arms: one who stands may rest a hand on a hip
	Bare        bool                  // without the props of the role or pose: what is held is drawn elsewhere
	Side        bool                  // turned to the side that it faces, whatever the pose
	Profile     bool                  // a face that looks to a side has a nose, lips and a chin in its outline
	Quarter     bool                  // turned halfway to the side that it faces
	Behind      bool                  // seen from behind: the back of the head instead of the face
	Stool       bool                  // a stool under a seated figure, and a desk for one that types; without, it sits on nothing
	Shared      bool                  // what the pose shares with someone opposite is drawn with that one
	Seated      bool                  // on a chair, whatever the pose does with the legs
	Gear        kit.Color             // of what the pose holds or stands on; zero: its own
	Anime       bool                  // face, hair and proportions of anime
	Lettered    bool                  // something is printed on the top: it has no number of its own
	Written     string                // what stands on the board of a pose that has one; "": the pose's own marks
	Natural     bool                  // in the proportions and with the features of life, for realistic pictures
	Seed        uint64

	Props     []string // what the hands hold, by the role
	FixedSkin bool     // a role's: its skin is no human tone and stays unless another such color is asked for
	FixedHair bool     // a role's: its hair stays unless a color that hair does not have by nature is asked for
}

// Hair is a style and a color. Zero means a default for the body; the style "none" is bald.
type Hair struct {
	Style string
	Color kit.Color
	Fill  kit.Fill // a pattern over it
}

// Garment is a piece of clothing. Zero fields mean defaults.
type Garment struct {
	Name   string
	Color  kit.Color
	Fill   kit.Fill  // a pattern over the garment
	Second kit.Color // trim, collar, lining or shirt beneath
}

// Mask is an animal's head that takes the place of the human one. The drawing has the anchors neck (the place on the
// figure's neck; w is the neck's width) and headTop; Skin is the color of its fur, which becomes the skin.
type Mask struct {
	Drawing kit.Drawing
	Skin    kit.Color
	Pelt    *Pelt // the animal's own body where it wears nothing; nil is a person's body in clothes
}

// SkinTones lists the eight skin tones, light to dark.
func SkinTones() []kit.Color {
	var out []kit.Color
	for _, hex := range []string{"#fbdcc4", "#f5c9a6", "#e8b088", "#d79a6c", "#b97a4f", "#96603d", "#744830", "#5d3929"} {
		out = append(out, kit.Hex(hex))
	}
	return out
}

func (s *Spec) Headless() bool { return slices.Contains(s.Without, "head") }
