// Package rewrite puts what prompts say in an unusual order or form into words that the parser reads: its steps are in the packages below it, and
// their order is here.
package rewrite

import (
	"pellucid/internal/engine/illustrator/read/rewrite/clothing"
	"pellucid/internal/engine/illustrator/read/rewrite/figures"
	"pellucid/internal/engine/illustrator/read/rewrite/names"
	"pellucid/internal/engine/illustrator/read/rewrite/positions"
	"pellucid/internal/engine/illustrator/read/rewrite/request"
	"pellucid/internal/engine/illustrator/read/rewrite/sentences"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// step is one way to rewrite the tokens of a prompt.
type step func(vocabulary.Finder, []token.Token) []token.Token

// wordsOnly is a step that looks at no more than the words themselves.
func wordsOnly(rewrite func([]token.Token) []token.Token) step {
	return func(_ vocabulary.Finder, toks []token.Token) []token.Token { return rewrite(toks) }
}

// steps are all that is rewritten, in their order.
var steps = []step{
	wordsOnly(request.Refused),
	wordsOnly(sentences.Likes),
	wordsOnly(names.Shorthand),
	wordsOnly(names.InitialsJoined),
	wordsOnly(positions.LeftToRight),
	wordsOnly(figures.Theirs),
	positions.StackedKinds,
	sentences.Inverted,
	positions.FromBehind,
	wordsOnly(positions.TopAndBottom),
	figures.UnmarkedOwners,
	wordsOnly(figures.HomeAsShell),
	wordsOnly(figures.ByTheTail),
	figures.AnimalFamilies,
	figures.KinOfAnimals,
	figures.YoungOf,
	figures.RearOf,
	figures.FloatieOf,
	wordsOnly(figures.Herding),
	figures.WhoseRoom,
	figures.Opponents,
	wordsOnly(clothing.NumberWorn),
	clothing.GarmentPattern,
	clothing.GarmentInColors,
	clothing.HatFeathers,
	clothing.DressedSo,
	clothing.Layered,
	clothing.PrintedWith,
	figures.TrailingLooks,
	figures.DrippingPaint,
	wordsOnly(names.BlankScreen),
	wordsOnly(names.Shed),
	wordsOnly(names.FlyingOut),
	figures.AnotherOne,
	figures.OneColorEach,
	figures.OnesParted,
	figures.OneLooksLast,
	figures.Ones,
	figures.OnesNamed,
	sentences.Actives,
	wordsOnly(positions.InOneCorner),
	wordsOnly(positions.EachSide),
	wordsOnly(clothing.BodyWrapped),
	wordsOnly(names.SoundsInBubbles),
	wordsOnly(names.Colons),
	wordsOnly(names.Flavored),
	names.BalloonBunch,
	names.Arrangement,
	names.ClothAlone,
	names.BalloonsLift,
	names.AllOverPrint,
	wordsOnly(names.OnTheHook),
	wordsOnly(figures.FriendsOfTwo),
	wordsOnly(names.WaterAlone),
	wordsOnly(names.YearsOld),
	wordsOnly(figures.TogetherFirst),
	wordsOnly(figures.HairFirst),
	sentences.VesselPours,
	wordsOnly(names.TiedWith),
	wordsOnly(names.TopperOn),
	wordsOnly(names.RibbonOutside),
	figures.FaceOfBoth,
	wordsOnly(names.WoodsOf),
	figures.DoneToThem,
	figures.HairOf,
	names.FieldsOf,
	wordsOnly(names.ShapelessAmounts),
	wordsOnly(names.StoriesHigh),
	positions.PartFirst,
	wordsOnly(figures.HairThenDoing),
	figures.HairCut,
	names.Paraphrase,
	figures.SamePerson,
	figures.AtDesk,
	figures.Dropped,
	figures.YoungRoles,
	figures.CountedRoles,
	names.ClassOf,
	figures.AvatarOf,
	figures.ThroughWindow,
	figures.NounRow,
	figures.InArms,
	figures.MountedWith,
	figures.PutInto,
	names.JobActs,
	clothing.WornLast,
	clothing.ColorfulClothes,
	names.Trendy,
	wordsOnly(sentences.WhileOthers),
	wordsOnly(sentences.DidWhat),
	clothing.WornOn,
	sentences.Finite,
	sentences.PlacedAt,
	names.SunsetWith,
	names.FacesOf,
	names.HangerSays,
	wordsOnly(names.CubsOf),
	names.LentParts,
	names.LetterWith,
	wordsOnly(clothing.Jerseys),
	wordsOnly(sentences.Datives),
	figures.OnBodyOf,
	wordsOnly(figures.BesideLimbOf),
	wordsOnly(figures.BodiesOf),
	wordsOnly(figures.OwnHair),
	figures.ClothesCarried,
	figures.OwnersOff,
	wordsOnly(figures.WithWhichHand),
	wordsOnly(figures.TongueOut),
	wordsOnly(figures.WingsSpread),
	wordsOnly(figures.DressedLast),
	sentences.Infinitives,
	wordsOnly(sentences.TableLast),
	wordsOnly(sentences.Homework),
	wordsOnly(sentences.Bare),
	sentences.Participled,
	sentences.ObjectFirst,
}

// Rewrite puts what prompts say in an unusual order or form into words that are read elsewhere. The tokens keep their places in the prompt.
func Rewrite(r vocabulary.Finder, toks []token.Token) []token.Token {
	for _, rewrite := range steps {
		toks = rewrite(r, toks)
	}
	return toks
}
