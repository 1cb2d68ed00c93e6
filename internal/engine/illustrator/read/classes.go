package read

import "pellucid/internal/engine/illustrator/read/vocabulary"

// What the vocabulary says of words, by its short names.
type (
	class = vocabulary.Class
	sense = vocabulary.Sense
)

const (
	thing      = vocabulary.Thing
	person     = vocabulary.Person
	several    = vocabulary.Several
	standIn    = vocabulary.StandIn
	garment    = vocabulary.Garment
	partWord   = vocabulary.PartWord
	scene      = vocabulary.Scene
	theme      = vocabulary.Theme
	color      = vocabulary.Color
	fill       = vocabulary.Fill
	material   = vocabulary.Material
	state      = vocabulary.State
	expression = vocabulary.Expression
	size       = vocabulary.Size
	count      = vocabulary.Count
	stack      = vocabulary.Stack
	inLine     = vocabulary.InLine
	arranged   = vocabulary.Arranged
	mixed      = vocabulary.Mixed
	young      = vocabulary.Young
	portrait   = vocabulary.Portrait
	facing     = vocabulary.Facing
	shadow     = vocabulary.Shadow
	pose       = vocabulary.Pose
	relation   = vocabulary.Relation
	skin       = vocabulary.Skin
	age        = vocabulary.Age
	body       = vocabulary.Body
	build      = vocabulary.Build
	hairStyle  = vocabulary.HairStyle
	hairColor  = vocabulary.HairColor
	beard      = vocabulary.Beard
	glasses    = vocabulary.Glasses
	extra      = vocabulary.Extra
	style      = vocabulary.Style
	trade      = vocabulary.Trade
	stop       = vocabulary.Stop
	place      = vocabulary.Place
	featured   = vocabulary.Featured
	saying     = vocabulary.Saying
	outline    = vocabulary.Outline
	look       = vocabulary.Look
	alone      = vocabulary.Alone
	setting    = vocabulary.Setting
	blend      = vocabulary.Blend
	turn       = vocabulary.Turn
	unknown    = vocabulary.Unknown
)

var (
	describing = vocabulary.Describing
	naming     = vocabulary.Naming
)
